// The folder of a cluster: what lies there, and how a first start makes one without ever showing half of it.
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { environment, program } from './postgres-place.mjs';
import { Trouble, isWindows, readOr } from './workspace.mjs';

const draftMark = '.first-start-'; // what an interrupted first start leaves behind is known by this in its name
const insideName = 'strapec.password';

/** Makes the cluster if there is none; refuses, and touches nothing, when something else lies in its place. */
export async function ensureCluster(place, careless) {
  const { dataDir } = place;
  removeLeftovers(dataDir);
  const names = namesIn(dataDir);
  if (names.length === 0) await makeCluster(place, careless);
  else if (!names.includes('PG_VERSION')) throw new Trouble(whatIsWrongWith(dataDir, names));
}

/** The cluster's own password: inside the folder, or beside it where an earlier Strapec has put it. */
export function passwordOf(dataDir) {
  const inside = path.join(dataDir, insideName);
  const beside = `${dataDir}.password`;
  const password = readOr(inside, '') || readOr(beside, '');
  if (password) return password;
  throw new Trouble(
    `the password of the database is missing (${fs.existsSync(beside) ? beside : inside}): put that file back, or move ${dataDir} away and restore a backup`,
  );
}

function namesIn(folder) {
  try {
    return fs.readdirSync(folder);
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    const cause = error.code === 'EACCES' ? 'belongs to another account' : 'is no folder that can be read';
    throw new Trouble(`${folder} ${cause}: move it away, or set DATA_DIR to another folder (${error.message})`);
  }
}

function whatIsWrongWith(dataDir, names) {
  const version = readOr(path.join(dataDir, 'base', '1', 'PG_VERSION'), '').trim();
  if (names.includes('global') && version)
    return `${dataDir} is a database without its file PG_VERSION: write ${version} into it (echo ${version} > ${path.join(dataDir, 'PG_VERSION')}), or move the folder away and restore a backup`;
  const some = names.slice(0, 3).join(', ') + (names.length > 3 ? ', …' : '');
  return `${dataDir} is no database, but it is not empty (${some}): move it away, or set DATA_DIR to another folder`;
}

/** Made aside and moved: a kill or a power cut leaves nothing in the cluster's place, or all of it. */
async function makeCluster(place, careless) {
  const { dataDir, account } = place;
  const draft = fs.mkdtempSync(`${dataDir}${draftMark}`); // 0700
  try {
    const cluster = path.join(draft, 'cluster');
    const password = path.join(draft, 'password');
    writeDurably(password, randomBytes(18).toString('base64url'));
    if ('uid' in account) for (const file of [draft, password]) fs.chownSync(file, account.uid, account.gid);
    await initialise(place, { cluster, password, careless });
    fs.renameSync(password, path.join(cluster, insideName));
    if (!careless) for (const folder of [cluster, draft]) syncFolder(folder);
    moveInto(dataDir, cluster);
    if (!careless) syncFolder(path.dirname(dataDir));
  } finally {
    fs.rmSync(draft, { recursive: true, force: true });
  }
}

async function initialise(place, { cluster, password, careless }) {
  // Without encoding and locale the cluster would be SQL_ASCII where LANG is C.
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const access = ['-U', 'strapec', '--pwfile', password, '-A', 'scram-sha-256'];
  const args = ['-D', cluster, ...access, ...locale, ...(careless ? ['--no-sync'] : [])];
  // Detached: Ctrl-C in the terminal ends the house once this is done, not this in its midst.
  const options = { ...place.account, env: environment(), stdio: ['ignore', 'ignore', 'pipe'], detached: true };
  const child = spawn(program(place, 'initdb'), args, options);
  const said = text(child.stderr);
  const [code] = await once(child, 'close');
  if (code === 0) return;
  const reason = (await said).split('\n').find((line) => /error|fatal/i.test(line)) ?? `exit ${code}`;
  throw new Trouble(`the database could not be made: ${reason.trim()}`);
}

function moveInto(dataDir, cluster) {
  try {
    fs.renameSync(cluster, dataDir);
  } catch (error) {
    throw new Trouble(`the new database could not be moved into its place (${error.message})`);
  }
}

/** Only what carries the mark, and only when no program works on it any more. */
function removeLeftovers(dataDir) {
  const folder = path.dirname(dataDir);
  const mark = path.basename(dataDir) + draftMark;
  const drafts = fs.readdirSync(folder).filter((name) => name.startsWith(mark));
  if (drafts.length === 0) return;
  const running = commandLines();
  for (const draft of drafts.map((name) => path.join(folder, name)))
    if (!running.includes(draft)) fs.rmSync(draft, { recursive: true, force: true });
}

/** What runs on this machine, with its arguments and, where Linux tells it, its folder. */
function commandLines() {
  if (isWindows) return ''; // there a file that is in use cannot be removed
  if (process.platform !== 'linux') return spawnSync('ps', ['-axww', '-o', 'command='], { encoding: 'utf8' }).stdout;
  const processes = fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return processes.map((pid) => `${readOr(`/proc/${pid}/cmdline`, '')} ${folderOf(pid)}`).join('\n');
}

function folderOf(pid) {
  try {
    return fs.readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return ''; // ended meanwhile, or another account's
  }
}

function writeDurably(file, content) {
  fs.writeFileSync(file, content, { mode: 0o600, flush: true });
}

/** So that a name survives a power cut. */
function syncFolder(folder) {
  if (isWindows) return; // it has no such call
  const descriptor = fs.openSync(folder, 'r');
  fs.fsyncSync(descriptor);
  fs.closeSync(descriptor);
}
