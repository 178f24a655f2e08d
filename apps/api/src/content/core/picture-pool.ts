import { Injectable } from '@nestjs/common';
import { FairProcesses } from '../../platform/http/server/fair-processes.js';
import { programFile } from '../../platform/config/program-file.js';

/** Runs the functions of content/images/picture-process.ts in separate processes. */
@Injectable()
export class PicturePool extends FairProcesses {
  constructor() {
    super(programFile('content/images/picture-process.js'), { atOnce: 2, longest: 90_000 });
  }
}
