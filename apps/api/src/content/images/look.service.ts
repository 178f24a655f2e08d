import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { defaultLanguage } from '@strapec/domain';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Settings } from '../../platform/config/settings.js';
import { version } from '../../platform/config/version.js';
import { savePicture, partsOf } from '../core/save-picture.js';
import { logoKey, mapKey, ownPlaces } from '../core/look.js';
import { type MediaFile, mediaAddress } from '../core/media-names.js';
import { PictureFiles, PicturePool } from '../core/picture-files.js';
import { SiteEdits } from '../core/site-edits.js';
import { CurrentBusinessDetails } from '../core/current-business-details.js';
import { SiteImage } from '../../platform/database/entities/site/site-image.entity.js';
import { Problem } from '../../platform/http/problems/problem.js';
import type { StaffMember } from '../../platform/http/access/staff-member.js';
import { type ReceivedFile, uploadFolder } from '../../platform/http/access/takes-uploads.decorator.js';
import type { UploadedImageDto } from './image.dto.js';
import { UploadImage } from './upload-image.js';

@Injectable()
export class LookService {
  private readonly logger = new Logger(LookService.name);
  private fetching: Promise<void> | null = null;

  // eslint-disable-next-line max-params -- injected: pictures are stored, drawn and shown
  constructor(
    private readonly source: DataSource,
    private readonly edits: SiteEdits,
    private readonly uploading: UploadImage,
    private readonly pictures: PicturePool,
    private readonly files: PictureFiles,
    private readonly currentDetails: CurrentBusinessDetails,
    private readonly settings: Settings,
  ) {}

  /** Throws `validation_failed` for an unaccepted picture. */
  async saveLogo(file: ReceivedFile | undefined, by: StaffMember): Promise<UploadedImageDto> {
    const uploaded = await this.uploading.uploadImage(file, { by, isLogo: true });
    await this.savePicture(logoKey, { imageUrl: uploaded.imageUrl, words: '' }, by);
    return uploaded;
  }

  async removeLogo(by: StaffMember): Promise<void> {
    await this.edits.apply(async (tx) => {
      const before = await tx.findOneBy(SiteImage, { key: logoKey });
      await tx.delete(SiteImage, { key: logoKey });
      const states = before && { before: partsOf(before), after: null };
      return { result: undefined, change: states && { by, action: 'image.remove', subjectId: logoKey, ...states } };
    });
  }

  async refreshMap(by: StaffMember): Promise<void> {
    const place = await this.placeOnMap();
    const shown = await this.source.manager.findOneBy(SiteImage, { key: mapKey });
    if (place && shown?.altTextEn !== wordsOf(place)) await this.fetchMap(by);
  }

  /** Throws `no_map`. Concurrent calls share one fetch. */
  fetchMap(by: StaffMember): Promise<void> {
    this.fetching ??= this.fetchOnce(by).finally(() => (this.fetching = null));
    return this.fetching;
  }

  private async fetchOnce(by: StaffMember): Promise<void> {
    const place = await this.placeOnMap();
    if (!place) return;
    const { mapTiles: tiles, publicUrl } = this.settings;
    const file = join(uploadFolder(this.settings), randomUUID());
    const task = { ...place, file, tiles, userAgent: `Strapec/${version} (+${publicUrl})` };
    const taken = await this.pictures.run<MediaFile>('takeInMap', task, by.id).catch((error: unknown) => {
      this.logger.warn({ err: error }, 'map not fetched');
      throw new Problem('no_map');
    });
    await this.files.store(file, taken);
    await this.savePicture(mapKey, { imageUrl: mediaAddress(taken), words: wordsOf(place) }, by);
  }

  private async placeOnMap(): Promise<Place | null> {
    const { map, latitude, longitude } = await this.currentDetails.inLanguage(defaultLanguage);
    return map === 'static' && latitude !== null && longitude !== null ? { latitude, longitude } : null;
  }

  private savePicture(
    key: string,
    { imageUrl, words }: { imageUrl: string; words: string },
    by: StaffMember,
  ): Promise<void> {
    return this.edits.apply(async (tx, now) => {
      const before = await tx.findOneBy(SiteImage, { key });
      const picture = { key, section: ownPlaces, imageUrl, altTextEn: words, altTextSk: words };
      const { change } = await savePicture(picture, { tx, by, now, before });
      return { result: undefined, change };
    });
  }
}

interface Place {
  latitude: number;
  longitude: number;
}

/** Pages show the map only while the venue has the same place. */
const wordsOf = ({ latitude, longitude }: Place): string => `${latitude}, ${longitude}`;
