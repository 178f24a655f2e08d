// Loaded before a process of Strapec: its clock runs from another moment on, which stands in the file `CLOCK_FILE` as an instant; SIGUSR2
// reads it again.
import { readFileSync } from 'node:fs';

const RealDate = Date;
const readOffset = () => RealDate.parse(readFileSync(process.env.CLOCK_FILE, 'utf8')) - RealDate.now();
let offset = readOffset();
process.on('SIGUSR2', () => (offset = readOffset()));

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + offset);
    else super(...given);
  }

  static now() {
    return RealDate.now() + offset;
  }
};
