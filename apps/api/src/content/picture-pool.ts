import { Injectable } from '@nestjs/common';
import { FairProcesses } from '../http/fair-processes.js';

/** The processes in which pictures are read and drawn, by the functions of site-editing/picture-process.ts. */
@Injectable()
export class PicturePool extends FairProcesses {
  constructor() {
    super(new URL('../site-editing/picture-process.js', import.meta.url), { atOnce: 2, longest: 90_000 });
  }
}
