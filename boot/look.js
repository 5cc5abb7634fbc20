{
  // How the page looks, before anything of it is painted: its theme, and how much of it moves. As it was chosen here before, or else as the system has it.

  const LOOKS = {
    theme: { contrast: "(prefers-contrast: more)", day: "(prefers-color-scheme: light)", night: "all" },
    motion: { less: "(prefers-reduced-motion: reduce)", full: "all" },
  };
  const root = document.documentElement;
  // As `src/ui/browser/storage.rs` names it.
  const folder = location.protocol === "file:" ? "file:" : new URL("./", location).pathname;

  for (const [look, all] of Object.entries(LOOKS)) {
    const media = Object.entries(all).map(([name, query]) => [name, matchMedia(query)]);
    let chosen;
    const show = () => {
      root.dataset[look] = chosen in all ? chosen : media.find(([, { matches }]) => matches)[0];
      const ground = getComputedStyle(root).getPropertyValue("--walnut-deep");
      if (ground) document.querySelector("meta[name=theme-color]").content = ground;
    };
    try {
      chosen = localStorage[`tin-star ${folder} ${look}`];
    } catch {
      // Then nothing is kept.
    }
    show();
    for (const [, query] of media) query.onchange = show;
    addEventListener("afterprint", show);
    // The program calls these: chooseTheme, chooseMotion.
    globalThis[`choose${look[0].toUpperCase()}${look.slice(1)}`] = (name) => {
      chosen = name;
      show();
    };
  }
  // Grounds are not printed: on paper the ink must be dark.
  addEventListener("beforeprint", () => (root.dataset.theme = "day"));
}
