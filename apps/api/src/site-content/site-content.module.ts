import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { BuiltInContent } from './built-in-content.js';
import { SiteEdits } from './site-edits.js';
import { SiteVersion } from './site-version.js';

/** What the public pages are made of: below those who show it and those who edit it. */
@Module({
  imports: [AuditModule],
  providers: [BuiltInContent, SiteVersion, SiteEdits],
  exports: [BuiltInContent, SiteVersion, SiteEdits],
})
export class SiteContentModule {}
