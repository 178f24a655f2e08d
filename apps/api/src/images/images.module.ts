import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { SiteContentModule } from '../site-content/site-content.module.js';
import { ImagesController } from './images.controller.js';
import { ImagesService } from './images.service.js';
import { UploadImage } from './upload-image.js';

@Module({
  imports: [AuditModule, SiteContentModule],
  controllers: [ImagesController],
  providers: [ImagesService, UploadImage],
})
export class ImagesModule {}
