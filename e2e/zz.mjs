import { chromium } from "playwright-core";
const b = await chromium.launch({executablePath:"/usr/bin/chromium",args:["--no-sandbox"]});
const c = await b.newContext({reducedMotion:"reduce",bypassCSP:true,viewport:{width:1440,height:900}}); const p = await c.newPage();
await p.goto("http://127.0.0.1:8100/deep/path/");
await p.locator("summary",{hasText:"Your table"}).click();
await p.getByRole("radio",{name:/^3 opponents/}).check();
await p.getByRole("textbox",{name:"Deal number"}).fill("11");
await p.locator(".start-deal").click();
await p.locator(".hand button").first().waitFor(); await p.waitForTimeout(3000);
const over=()=>p.evaluate(()=>[...document.querySelectorAll("body *")].filter(e=>e.getBoundingClientRect().right>innerWidth+1 && e.checkVisibility()).map(e=>e.tagName+"."+(e.className.baseVal??e.className)+" "+Math.round(e.getBoundingClientRect().left)+"-"+Math.round(e.getBoundingClientRect().right)));
await p.addStyleTag({content:"@media (width >= 30rem) and (height < 36rem) and (min-aspect-ratio: 5/4) {:root{--side: clamp(222px, 34vw, 18rem)}} @media (width < 60rem), (height < 36rem) {.tool {min-width: min(var(--touch), 13.75vw);padding: 0;}}"});
for (const [w,h,f] of [[568,320,16],[360,640,32],[320,568,16],[640,360,16],[740,360,16]]) { await p.setViewportSize({width:w,height:h}); await p.evaluate(f=>document.documentElement.style.fontSize=f+"px",f); await p.waitForTimeout(500); console.log(w,h,await p.evaluate(()=>document.documentElement.scrollWidth), await over()); await p.screenshot({path:`/tmp/z-${w}.png`}); }
await b.close();
