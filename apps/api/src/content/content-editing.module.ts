import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { ContentModule } from './core/content.module.js';
import { ContentController } from './texts/content.controller.js';
import { ContentService } from './texts/content.service.js';
import { ImagesController } from './images/images.controller.js';
import { ImagesService } from './images/images.service.js';
import { VenueImagesController } from './images/venue-images.controller.js';
import { VenueImagesService } from './images/venue-images.service.js';
import { BusinessDetailsController } from './business-details/business-details.controller.js';
import { BusinessDetailsService } from './business-details/business-details.service.js';
import { uploadModule } from '../platform/http/access/uploads.js';
import { UploadImage } from './images/upload-image.js';
import { TranslateText } from './translation/translate-text.js';
import { TranslationController } from './translation/translation.controller.js';

@Module({
  imports: [AuditModule, ContentModule, uploadModule],
  controllers: [
    ContentController,
    ImagesController,
    VenueImagesController,
    BusinessDetailsController,
    TranslationController,
  ],
  providers: [ContentService, ImagesService, VenueImagesService, UploadImage, BusinessDetailsService, TranslateText],
})
export class ContentEditingModule {}
