import { Injectable } from '@nestjs/common';
import { And, DataSource, Like, Not } from 'typeorm';
import { announceAfterCommit } from '../../platform/change-feed/announce-after-commit.js';
import { SiteImage } from '../../platform/database/entities/site/site-image.entity.js';
import type { StaffMember } from '../../platform/http/access/staff-member.js';
import { menuImageKeyPrefix } from '../../menu/stored-menu.js';
import { BuiltInContent } from '../core/built-in-content.js';
import { saveSiteImage } from '../core/save-site-image.js';
import { venueSection } from '../core/look.js';
import { type PictureSize, parseMediaAddress, mediaWidths } from '../core/media-file.js';
import { SiteEdits } from '../core/site-edits.js';
import { requireCurrentVersion } from '../../platform/http/fields/row-version.js';
import { validationProblem } from '../../platform/http/problems/validation.pipe.js';
import { ImageDto, type SaveImageDto } from './image.dto.js';

@Injectable()
export class ImagesService {
  constructor(
    private readonly source: DataSource,
    private readonly builtInContent: BuiltInContent,
    private readonly edits: SiteEdits,
  ) {}

  async listImages(): Promise<ImageDto[]> {
    const rows = await this.source.manager.findBy(SiteImage, {
      key: And(Not(Like(`${menuImageKeyPrefix}%`)), Not(Like(`${venueSection}.%`))),
    });
    const replacedKeys = new Set(rows.map(({ key }) => key));
    const originals = this.builtInContent.allImages.filter(({ key }) => !replacedKeys.has(key));
    const allImages = [...rows.map((row) => this.toDto(row)), ...originals.map((image) => ImageDto.fromBuiltIn(image))];
    return allImages.sort((a, b) => a.section.localeCompare(b.section) || a.key.localeCompare(b.key));
  }

  /** Throws `validation_failed` for a picture too small for its place, `changed_meanwhile`. */
  async saveImage(request: SaveImageDto, by: StaffMember): Promise<ImageDto> {
    return this.edits.applyEdit(async (tx, now) => {
      await tx.query('LOCK TABLE site_images IN SHARE ROW EXCLUSIVE MODE');
      const before = await tx.findOneBy(SiteImage, { key: request.key });
      requireCurrentVersion(request.version, before, (row) => this.toDto(row));
      if (request.imageUrl !== before?.imageUrl) requireMinSize(request.imageUrl, this.findMinSize(request.key));
      const { result: row, auditEntry } = await saveSiteImage(request, { tx, by, now });
      if (row.key.startsWith(menuImageKeyPrefix)) announceAfterCommit(tx, { topic: 'menu' });
      return { result: this.toDto(row), auditEntry };
    });
  }

  private toDto(row: SiteImage): ImageDto {
    return ImageDto.from(row, this.findMinSize(row.key));
  }

  private findMinSize(key: string): PictureSize | null {
    return this.builtInContent.allImages.find((image) => image.key === key)?.least ?? null;
  }
}

/** A file of the largest stored width may be lower than its original. */
function requireMinSize(imageUrl: string, minSize: PictureSize | null): void {
  const mediaFile = parseMediaAddress(imageUrl);
  if (!mediaFile || !minSize) return;
  const { width, height } = mediaFile;
  const isTooLow = width < Math.max(...mediaWidths) && height < minSize.height;
  if (width >= minSize.width && !isTooLow) return;
  const message = `The picture has ${width} × ${height} pixels; this place needs at least ${minSize.width} × ${minSize.height}`;
  throw validationProblem([{ field: 'imageUrl', code: 'image_too_small', message }]);
}
