// The only place that makes temporary folders.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const made = [];

/** Removed when this process ends. Others may read it, because PostgreSQL does not run as root. */
export function createTemporaryFolder(name) {
  if (made.length === 0) process.once('exit', removeAll);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `strapec-${name}-`));
  fs.chmodSync(folder, 0o755);
  made.push(folder);
  return folder;
}

function removeAll() {
  for (const folder of made) fs.rmSync(folder, { recursive: true, force: true });
}
