// The system's Chromium, else Playwright's, else one from the system's package manager.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { ScriptError, at, say } from './workspace.mjs';

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

/** Installs one if necessary. */
export async function ensureBrowser() {
  return systemBrowser() ?? (await playwrightBrowser()) ?? packagedBrowser();
}

/** A Chromium without windows first: on a small machine windows take a third of the processor from the measured page. */
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
  if (!browser)
    throw new ScriptError('no Chromium found and none could be installed: install one, or set CHROMIUM_PATH');
  return browser;
}

function installPackage(name) {
  if (process.getuid?.() !== 0 || !fs.existsSync('/usr/bin/apt-get')) return;
  say(`installing the system's package ${name} …`);
  spawnSync('apt-get', ['update'], { stdio: 'ignore' });
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], { stdio: 'ignore', env });
}
