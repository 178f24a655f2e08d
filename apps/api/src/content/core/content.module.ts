import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module.js';
import { BuiltInContent } from './built-in-content.js';
import { PictureFiles, PicturePool } from './picture-files.js';
import { SiteEdits } from './site-edits.js';
import { SiteVersion } from './site-version.js';
import { BusinessDetailsReader } from './business-details-reader.js';

const providers = [BuiltInContent, PictureFiles, PicturePool, SiteVersion, SiteEdits, BusinessDetailsReader];

@Module({ imports: [AuditModule], providers, exports: providers })
export class ContentModule {}
