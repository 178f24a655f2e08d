import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module.js';
import { BuiltInContent } from './built-in-content.js';
import { PictureFiles } from './picture-files.js';
import { PicturePool } from './picture-pool.js';
import { SiteEdits } from './site-edits.js';
import { SiteVersion } from './site-version.js';
import { Venues } from './venues.js';

/** What the site says, texts and the venue: below those who show it, edit it or write it into mails. */
@Module({
  imports: [AuditModule],
  providers: [BuiltInContent, PictureFiles, PicturePool, SiteVersion, SiteEdits, Venues],
  exports: [BuiltInContent, PictureFiles, PicturePool, SiteVersion, SiteEdits, Venues],
})
export class ContentModule {}
