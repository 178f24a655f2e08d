import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { ContentModule } from '../content/content.module.js';
import { ContentController } from './content.controller.js';
import { ContentService } from './content.service.js';
import { ImagesController } from './images.controller.js';
import { ImagesService } from './images.service.js';
import { LookController } from './look.controller.js';
import { LookService } from './look.service.js';
import { VenueController } from './venue.controller.js';
import { VenueService } from './venue.service.js';
import { uploads } from '../platform/http/access/takes-uploads.decorator.js';
import { UploadImage } from './upload-image.js';

/** Staff change what the site says: its texts and its pictures. */
@Module({
  imports: [AuditModule, ContentModule, uploads],
  controllers: [ContentController, ImagesController, LookController, VenueController],
  providers: [ContentService, ImagesService, LookService, UploadImage, VenueService],
})
export class SiteEditingModule {}
