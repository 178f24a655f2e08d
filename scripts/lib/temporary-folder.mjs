// The one place that makes temporary folders, for scripts and tests.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const made = [];

/** A folder that goes with this process, however that ends; others may read it, since PostgreSQL does not run as root. */
export function temporaryFolder(name) {
  if (made.length === 0) process.once('exit', removeAll);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `strapec-${name}-`));
  fs.chmodSync(folder, 0o755);
  made.push(folder);
  return folder;
}

function removeAll() {
  for (const folder of made) fs.rmSync(folder, { recursive: true, force: true });
}
