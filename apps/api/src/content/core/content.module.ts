import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module.js';
import { BuiltInContent } from './built-in-content.js';
import { PictureFiles, PicturePool } from './picture-files.js';
import { SiteEdits } from './site-edits.js';
import { SiteVersion } from './site-version.js';
import { CurrentBusinessDetails } from './current-business-details.js';

@Module({
  imports: [AuditModule],
  providers: [BuiltInContent, PictureFiles, PicturePool, SiteVersion, SiteEdits, CurrentBusinessDetails],
  exports: [BuiltInContent, PictureFiles, PicturePool, SiteVersion, SiteEdits, CurrentBusinessDetails],
})
export class ContentModule {}
