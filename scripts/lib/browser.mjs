// The browser for the journeys: the system's Chromium, else Playwright's own, else the system's package manager.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { Trouble, at, say } from './workspace.mjs';

const systemPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const systemShell = '/usr/bin/chromium-headless-shell';

const firstOf = (places) => places.find((place) => place && fs.existsSync(place));
const systemBrowser = () => firstOf([process.env.CHROMIUM_PATH, ...systemPlaces]);
const shell = () => firstOf([process.env.CHROMIUM_PATH, systemShell]);

/** The path of a Chromium that can be started; installs one if need be. */
export async function ensureBrowser() {
  return systemBrowser() ?? (await playwrightBrowser()) ?? packagedBrowser();
}

/**
 * The path of the Chromium that was named, or of one without windows, where the system has it: on a small machine the windows that nobody sees take a third of
 * the processor from the page that is measured. Else that of any Chromium.
 */
export async function ensureBrowserShell() {
  if (!shell()) installPackage('chromium-headless-shell');
  return shell() ?? ensureBrowser();
}

async function playwrightBrowser() {
  const { chromium } = await import('@playwright/test');
  if (fs.existsSync(chromium.executablePath())) return chromium.executablePath();
  say('no Chromium found: asking Playwright for one …');
  spawnSync(process.execPath, [at('node_modules/playwright/cli.js'), 'install', 'chromium'], {
    stdio: 'ignore',
    timeout: 300_000,
  });
  return fs.existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

function packagedBrowser() {
  installPackage('chromium');
  const browser = systemBrowser();
  if (!browser) throw new Trouble('no Chromium found and none could be installed: install one, or set CHROMIUM_PATH');
  return browser;
}

/** Installs a package of the system, where that can be done. */
function installPackage(name) {
  if (process.getuid?.() !== 0 || !fs.existsSync('/usr/bin/apt-get')) return;
  say(`installing the system's package ${name} …`);
  spawnSync('apt-get', ['update'], { stdio: 'ignore' });
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], { stdio: 'ignore', env });
}
