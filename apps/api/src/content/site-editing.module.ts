import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { ContentModule } from './core/content.module.js';
import { ContentController } from './texts/content.controller.js';
import { ContentService } from './texts/content.service.js';
import { ImagesController } from './images/images.controller.js';
import { ImagesService } from './images/images.service.js';
import { LookController } from './images/look.controller.js';
import { LookService } from './images/look.service.js';
import { BusinessDetailsController } from './business-details/business-details.controller.js';
import { BusinessDetailsService } from './business-details/business-details.service.js';
import { uploads } from '../platform/http/access/takes-uploads.decorator.js';
import { UploadImage } from './images/upload-image.js';

@Module({
  imports: [AuditModule, ContentModule, uploads],
  controllers: [ContentController, ImagesController, LookController, BusinessDetailsController],
  providers: [ContentService, ImagesService, LookService, UploadImage, BusinessDetailsService],
})
export class SiteEditingModule {}
