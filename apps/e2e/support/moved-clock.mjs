// Imported before the app: its clock runs on from the instant in the file `CLOCK_FILE`; SIGUSR2 reads the file again.
import { readFileSync } from 'node:fs';

const RealDate = Date;
const readOffsetMs = () => RealDate.parse(readFileSync(process.env.CLOCK_FILE, 'utf8')) - RealDate.now();
let offsetMs = readOffsetMs();
process.on('SIGUSR2', () => (offsetMs = readOffsetMs()));

globalThis.Date = class extends RealDate {
  constructor(...args) {
    if (args.length === 0) super(RealDate.now() + offsetMs);
    else super(...args);
  }

  static now() {
    return RealDate.now() + offsetMs;
  }
};
