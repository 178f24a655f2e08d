import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { defaultLanguage } from '@strapec/domain';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Settings } from '../../platform/config/settings.js';
import { appVersion } from '../../platform/config/app-version.js';
import { saveSiteImage, pickImageFields } from '../core/save-site-image.js';
import { logoKey, mapImageKey, venueSection } from '../core/look.js';
import { type MediaFile, mediaAddress } from '../core/media-file.js';
import { PictureFiles, PicturePool } from '../core/picture-files.js';
import { SiteEdits } from '../core/site-edits.js';
import { BusinessDetailsReader } from '../core/business-details-reader.js';
import { SiteImage } from '../../platform/database/entities/site/site-image.entity.js';
import { Problem } from '../../platform/http/problems/problem.js';
import type { StaffMember } from '../../platform/http/access/staff-member.js';
import { type ReceivedFile, uploadFolderOf } from '../../platform/http/access/uploads.js';
import type { MapRequest } from './render-map.js';
import type { UploadedImageDto } from './image.dto.js';
import { UploadImage } from './upload-image.js';

@Injectable()
export class VenueImagesService {
  private readonly logger = new Logger(VenueImagesService.name);
  private currentMapFetch: Promise<void> | null = null;

  // eslint-disable-next-line max-params -- injected: pictures are stored, drawn and shown
  constructor(
    private readonly source: DataSource,
    private readonly edits: SiteEdits,
    private readonly uploads: UploadImage,
    private readonly picturePool: PicturePool,
    private readonly pictureFiles: PictureFiles,
    private readonly detailsReader: BusinessDetailsReader,
    private readonly settings: Settings,
  ) {}

  /** Throws `validation_failed` for an unaccepted picture. */
  async saveLogo(file: ReceivedFile | undefined, by: StaffMember): Promise<UploadedImageDto> {
    const uploadedLogo = await this.uploads.uploadImage(file, by, 'logo');
    await this.saveVenueImage({ key: logoKey, imageUrl: uploadedLogo.imageUrl, altText: '' }, by);
    return uploadedLogo;
  }

  async removeLogo(by: StaffMember): Promise<void> {
    await this.edits.applyEdit(async (tx) => {
      const before = await tx.findOneBy(SiteImage, { key: logoKey });
      await tx.delete(SiteImage, { key: logoKey });
      const states = before && { before: pickImageFields(before), after: null };
      return { result: undefined, auditEntry: states && { by, action: 'image.remove', subjectId: logoKey, ...states } };
    });
  }

  async fetchMapIfMoved(by: StaffMember): Promise<void> {
    const coordinates = await this.readMapCoordinates();
    const savedMap = await this.source.manager.findOneBy(SiteImage, { key: mapImageKey });
    if (coordinates && savedMap?.altTextEn !== formatCoordinates(coordinates)) await this.fetchMap(by);
  }

  /** Throws `no_map`. Concurrent calls share one fetch. */
  fetchMap(by: StaffMember): Promise<void> {
    this.currentMapFetch ??= this.fetchAndSaveMap(by).finally(() => (this.currentMapFetch = null));
    return this.currentMapFetch;
  }

  private async fetchAndSaveMap(by: StaffMember): Promise<void> {
    const coordinates = await this.readMapCoordinates();
    if (!coordinates) return;
    const { mapTileUrl: tileUrl, publicUrl } = this.settings;
    const mapPath = join(uploadFolderOf(this.settings), randomUUID());
    const task = { ...coordinates, file: mapPath, tileUrl, userAgent: `Strapec/${appVersion} (+${publicUrl})` };
    const mapFile = await this.picturePool.runTask<MediaFile>('encodeMap', task, by.id).catch((error: unknown) => {
      this.logger.warn({ err: error }, 'map not fetched');
      throw new Problem('no_map');
    });
    await this.pictureFiles.storePicture(mapPath, mapFile);
    const picture = { key: mapImageKey, imageUrl: mediaAddress(mapFile), altText: formatCoordinates(coordinates) };
    await this.saveVenueImage(picture, by);
  }

  private async readMapCoordinates(): Promise<Coordinates | null> {
    const { map, latitude, longitude } = await this.detailsReader.readDetails(defaultLanguage);
    return map === 'static' && latitude !== null && longitude !== null ? { latitude, longitude } : null;
  }

  private async saveVenueImage({ altText, ...image }: VenueImage, by: StaffMember): Promise<void> {
    const picture = { ...image, section: venueSection, altTextEn: altText, altTextSk: altText };
    await this.edits.applyEdit((tx, now) => saveSiteImage(picture, { tx, by, now }));
  }
}

type VenueImage = Record<'key' | 'imageUrl' | 'altText', string>;
type Coordinates = Pick<MapRequest, 'latitude' | 'longitude'>;

/** Stored as the map's alternative text, so that a map of an earlier place is recognised. */
const formatCoordinates = ({ latitude, longitude }: Coordinates): string => `${latitude}, ${longitude}`;
