import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module.js';
import { BuiltInContent } from './built-in-content.js';
import { PictureFiles } from './picture-files.js';
import { PicturePool } from './picture-pool.js';
import { SiteEdits } from './site-edits.js';
import { SiteVersion } from './site-version.js';
import { CurrentBusinessDetails } from './current-business-details.js';

/** Site texts and business details, for the modules that show, edit or mail them. */
@Module({
  imports: [AuditModule],
  providers: [BuiltInContent, PictureFiles, PicturePool, SiteVersion, SiteEdits, CurrentBusinessDetails],
  exports: [BuiltInContent, PictureFiles, PicturePool, SiteVersion, SiteEdits, CurrentBusinessDetails],
})
export class ContentModule {}
