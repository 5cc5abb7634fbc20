//! A small local server of the built site.

use std::collections::HashMap;
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::Path;
use std::sync::Arc;
use std::thread::JoinHandle;
use std::time::Duration;

use anyhow::{Context, Result, anyhow};
use percent_encoding::percent_decode_str;

/// Tried first: a browser keeps a page's storage by its port, so saved games are found again on the same one.
const USUAL_PORT: u16 = 8731;
/// A connection that asks nothing for so long is given up.
const PATIENCE: Duration = Duration::from_secs(10);
/// So much of a request is read, in bytes: its line and its headers.
const LONGEST_HEAD: u64 = 16 * 1024;

/// Serves the site until the program is ended.
///
/// # Errors
/// When the site cannot be read.
pub(crate) fn play(dist: &Path, port: Port, open_browser: bool) -> Result<()> {
    let server = start(Site::load(dist, "/")?, port);
    println!("\nTin Star is served at {}", server.url);
    println!("Ctrl-C ends it.");
    if open_browser && let Err(error) = open::that_detached(&server.url) {
        println!("No browser could be opened ({error}); open the address yourself.");
    }
    server.thread.join().map_err(|_| anyhow!("The server stopped; start it again."))
}

/// A local port that is ours; who connects waits until it is served.
pub(crate) struct Port {
    number: u16,
    server: TcpListener,
}

/// Takes the port asked for; without one the usual port, or else any that is free.
///
/// # Errors
/// When it is taken by another program.
pub(crate) fn take(port: Option<u16>) -> Result<Port> {
    let bind = |port: u16| TcpListener::bind((Ipv4Addr::LOCALHOST, port));
    let server = match port {
        Some(port) => {
            bind(port).with_context(|| format!("Port {port} cannot be had; give another, or leave --port out."))?
        }
        None => bind(USUAL_PORT).or_else(|_| bind(0)).context("No local port can be had.")?,
    };
    let number = server.local_addr().context("The server has no address.")?.port();
    Ok(Port { number, server })
}

/// A server that runs.
pub(crate) struct Running {
    /// The address of the page.
    pub(crate) url: String,
    thread: JoinHandle<()>,
}

/// Starts to serve, on this machine only.
pub(crate) fn start(site: Site, port: Port) -> Running {
    let url = format!("http://127.0.0.1:{}{}", port.number, site.prefix);
    let site = Arc::new(site);
    // A thread a connection and a connection a request: a browser opens many at once, and none may wait for another.
    let thread = std::thread::spawn(move || {
        for stream in port.server.incoming().flatten() {
            let site = Arc::clone(&site);
            std::thread::spawn(move || {
                // A browser that went away is no concern of ours.
                let _ = answer(stream, &site);
            });
        }
    });
    Running { url, thread }
}

fn answer(mut stream: TcpStream, site: &Site) -> std::io::Result<()> {
    stream.set_read_timeout(Some(PATIENCE))?;
    let mut lines = BufReader::new(std::io::Read::take(stream.try_clone()?, LONGEST_HEAD)).lines();
    let request = lines.next().transpose()?.unwrap_or_default();
    for line in lines {
        if line?.is_empty() {
            break;
        }
    }
    let mut words = request.split(' ');
    let (Some(method), Some(url)) = (words.next(), words.next()) else { return Ok(()) };
    let (status, header, body): (&str, String, &[u8]) = match site.find(url) {
        Answer::File { mime, bytes } => {
            ("200 OK", format!("Content-Type: {mime}\r\nCache-Control: no-cache\r\n"), bytes)
        }
        Answer::Moved(to) => ("308 Permanent Redirect", format!("Location: {to}\r\n"), b""),
        Answer::Missing => ("404 Not Found", "Content-Type: text/plain\r\n".to_owned(), b"Not found"),
    };
    let length = body.len();
    write!(stream, "HTTP/1.1 {status}\r\n{header}Content-Length: {length}\r\nConnection: close\r\n\r\n")?;
    if method != "HEAD" {
        stream.write_all(body)?;
    }
    stream.flush()
}

/// The files of a site, by the address below its prefix. It is read whole at the start: a later build does not disturb
/// it, and nothing outside the folder can be asked for.
pub(crate) struct Site {
    /// Where it is mounted; begins and ends with a slash.
    prefix: String,
    files: HashMap<String, Vec<u8>>,
}

#[derive(Debug, PartialEq, Eq)]
enum Answer<'a> {
    File { mime: &'static str, bytes: &'a [u8] },
    Moved(String),
    Missing,
}

impl Site {
    /// Reads a folder, to be served below `prefix` (`/`, or `/some/where/`).
    ///
    /// # Errors
    /// When a file cannot be read.
    pub(crate) fn load(folder: &Path, prefix: &str) -> Result<Self> {
        let mut site = Self { prefix: prefix.to_owned(), files: HashMap::new() };
        for (name, path) in files(folder)? {
            let bytes = fs::read(&path).with_context(|| format!("{} cannot be read.", path.display()))?;
            site.files.insert(name, bytes);
        }
        Ok(site)
    }

    fn find(&self, url: &str) -> Answer<'_> {
        let path = url.split(['?', '#']).next().unwrap_or_default();
        let Ok(path) = percent_decode_str(path).decode_utf8() else {
            return Answer::Missing;
        };
        if self.prefix.strip_suffix('/') == Some(&path) && self.prefix != "/" {
            return Answer::Moved(self.prefix.clone());
        }
        let Some(name) = path.strip_prefix(&self.prefix) else {
            return Answer::Missing;
        };
        let name = if name.is_empty() { "index.html" } else { name };
        self.files.get(name).map_or(Answer::Missing, |bytes| Answer::File { mime: mime(name), bytes })
    }
}

/// All files below a folder, each with its address relative to it, sorted.
///
/// # Errors
/// When a folder cannot be read.
pub(crate) fn files(folder: &Path) -> Result<Vec<(String, std::path::PathBuf)>> {
    let mut found = Vec::new();
    let mut folders = vec![(String::new(), folder.to_owned())];
    while let Some((below, folder)) = folders.pop() {
        let entries = fs::read_dir(&folder).with_context(|| format!("{} cannot be read.", folder.display()))?;
        for entry in entries {
            let path = entry.with_context(|| format!("{} cannot be read.", folder.display()))?.path();
            let name = format!("{below}{}", path.file_name().unwrap_or_default().to_string_lossy());
            if path.is_dir() {
                folders.push((format!("{name}/"), path));
            } else {
                found.push((name, path));
            }
        }
    }
    found.sort();
    Ok(found)
}

/// The media type of a file by its name. A browser starts WebAssembly, modules and style sheets only with the right one.
pub(crate) fn mime(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "wasm" => "application/wasm",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "txt" | "md" => "text/plain; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "jpg" | "jpeg" => "image/jpeg",
        "webp" => "image/webp",
        "avif" => "image/avif",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "mp3" => "audio/mpeg",
        "ogg" => "audio/ogg",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use std::io::{Read, Write};
    use std::net::TcpStream;

    use super::*;

    fn site(prefix: &str) -> Site {
        let files = ["index.html", "app.wasm", "fonts/wood type.woff2"];
        let files = files.iter().map(|name| ((*name).to_owned(), name.as_bytes().to_vec())).collect();
        Site { prefix: prefix.to_owned(), files }
    }

    fn served(name: &'static str, mime: &'static str) -> Answer<'static> {
        Answer::File { mime, bytes: name.as_bytes() }
    }

    #[test]
    fn files_come_with_the_media_type_that_browsers_insist_on() {
        let site = site("/");
        assert_eq!(site.find("/"), served("index.html", "text/html; charset=utf-8"));
        assert_eq!(site.find("/?seed=7#table"), served("index.html", "text/html; charset=utf-8"));
        assert_eq!(site.find("/app.wasm"), served("app.wasm", "application/wasm"));
        assert_eq!(site.find("/fonts/wood%20type.woff2"), served("fonts/wood type.woff2", "font/woff2"));
        assert_eq!(mime("glue-1a2b.js"), "text/javascript; charset=utf-8");
        assert_eq!(mime("OFL"), "application/octet-stream");
    }

    #[test]
    fn below_a_prefix_nothing_is_found_outside_it() {
        let site = site("/deep/path/");
        assert_eq!(site.find("/deep/path/app.wasm"), served("app.wasm", "application/wasm"));
        assert_eq!(site.find("/deep/path"), Answer::Moved("/deep/path/".to_owned()));
        for url in ["/app.wasm", "/", "/deep/app.wasm", "/deep/path/deep/path/app.wasm"] {
            assert_eq!(site.find(url), Answer::Missing, "{url}");
        }
    }

    #[test]
    fn only_the_folder_itself_can_be_asked_for() {
        let site = Site::load(&crate::root().join("xtask").join("src"), "/").unwrap();
        assert!(matches!(site.find("/main.rs"), Answer::File { .. }));
        let outside = [
            "/../Cargo.toml",
            "/%2e%2e/Cargo.toml",
            "/..%2fCargo.toml",
            "/../src/main.rs",
            "//main.rs",
            "/./main.rs",
            "/%2fetc%2fpasswd",
            "//etc/passwd",
            "/..\\Cargo.toml",
            "/%ff",
            "main.rs",
            "",
        ];
        for url in outside {
            assert_eq!(site.find(url), Answer::Missing, "{url}");
        }
    }

    #[test]
    fn it_answers_over_a_real_connection_on_a_free_port() {
        let first = start(site("/"), take(None).unwrap());
        let second = start(site("/"), take(None).unwrap());
        assert_ne!(first.url, second.url, "a taken port is stepped around");
        let address = second.url.trim_start_matches("http://").trim_end_matches('/').to_owned();
        let get = |path: &str| {
            let mut stream = TcpStream::connect(&address).unwrap();
            write!(stream, "GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n").unwrap();
            let mut text = String::new();
            stream.read_to_string(&mut text).unwrap();
            text
        };
        let wasm = get("/app.wasm");
        assert!(wasm.starts_with("HTTP/1.1 200") && wasm.ends_with("\r\n\r\napp.wasm"), "{wasm}");
        assert!(wasm.to_lowercase().contains("content-type: application/wasm"), "{wasm}");
        assert!(get("/none").starts_with("HTTP/1.1 404"));

        let taken = address.rsplit(':').next().unwrap().parse().unwrap();
        let error = take(Some(taken)).err().unwrap().to_string();
        assert!(error.contains("--port"), "{error}");
    }
}
