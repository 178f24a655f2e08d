import { Module } from '@nestjs/common';
import { SiteContentModule } from '../site-content/site-content.module.js';
import { ContentController } from './content.controller.js';
import { ContentService } from './content.service.js';

@Module({ imports: [SiteContentModule], controllers: [ContentController], providers: [ContentService] })
export class ContentModule {}
