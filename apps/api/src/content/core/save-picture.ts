import type { EntityManager } from 'typeorm';
import type { AuditChange } from '../../audit/audit-log.js';
import { SiteImage } from '../../platform/database/entities/site/site-image.entity.js';
import type { StaffMember } from '../../platform/http/access/staff-member.js';
import { nextVersion } from '../../platform/http/problems/row-version.js';

export type Picture = Pick<SiteImage, 'key' | 'section' | 'imageUrl' | 'altTextEn' | 'altTextSk'>;

interface PictureEdit {
  tx: EntityManager;
  by: StaffMember;
  now: Date;
  before: SiteImage | null;
}

export async function savePicture(picture: Picture, { tx, by, now, before }: PictureEdit) {
  const { key, section, imageUrl, altTextEn, altTextSk } = picture;
  const row: SiteImage = { ...nextVersion(before, by, now), key, section, imageUrl, altTextEn, altTextSk };
  await tx.save(SiteImage, row);
  const states = { before: before && pictureAuditFields(before), after: pictureAuditFields(row) };
  const change: AuditChange = { by, action: 'image.save', subjectId: key, ...states };
  return { row, change };
}

export function pictureAuditFields({ section, imageUrl, altTextEn, altTextSk }: SiteImage) {
  return { section, imageUrl, altTextEn, altTextSk };
}
