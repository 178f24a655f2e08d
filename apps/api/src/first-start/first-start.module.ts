import { Module } from '@nestjs/common';
import { FirstStartController } from './first-start.controller.js';
import { FirstStartService } from './first-start.service.js';

/** A new house is set up in a few steps. */
@Module({ controllers: [FirstStartController], providers: [FirstStartService] })
export class FirstStartModule {}
