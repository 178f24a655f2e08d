import type { EntityManager } from 'typeorm';
import type { NewAuditEntry } from '../../audit/audit-log.js';
import { SiteImage } from '../../platform/database/entities/site/site-image.entity.js';
import type { StaffMember } from '../../platform/http/access/staff-member.js';
import { editedRowColumns } from '../../platform/http/fields/row-version.js';

type PictureFields = Pick<SiteImage, 'section' | 'imageUrl' | 'altTextEn' | 'altTextSk'>;

interface PictureEdit {
  tx: EntityManager;
  by: StaffMember;
  now: Date;
}

export async function savePicture({ key, ...fields }: PictureFields & { key: string }, { tx, by, now }: PictureEdit) {
  const before = await tx.findOneBy(SiteImage, { key });
  const row: SiteImage = { ...editedRowColumns(before, by, now), key, ...pictureAuditFields(fields) };
  await tx.save(SiteImage, row);
  const states = { before: before && pictureAuditFields(before), after: pictureAuditFields(row) };
  const change: NewAuditEntry = { by, action: 'image.save', subjectId: key, ...states };
  return { result: row, change };
}

export function pictureAuditFields({ section, imageUrl, altTextEn, altTextSk }: PictureFields): PictureFields {
  return { section, imageUrl, altTextEn, altTextSk };
}
