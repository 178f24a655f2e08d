import type { EntityManager } from 'typeorm';
import type { NewAuditEntry } from '../../audit/audit-log.js';
import { SiteImage } from '../../platform/database/entities/site/site-image.entity.js';
import type { StaffMember } from '../../platform/http/access/staff-member.js';
import { toEditedColumns } from '../../platform/http/fields/row-version.js';

type ImageFields = Pick<SiteImage, 'section' | 'imageUrl' | 'altTextEn' | 'altTextSk'>;

interface EditContext {
  tx: EntityManager;
  by: StaffMember;
  now: Date;
}

export async function saveSiteImage({ key, ...fields }: ImageFields & { key: string }, { tx, by, now }: EditContext) {
  const before = await tx.findOneBy(SiteImage, { key });
  const row: SiteImage = { ...toEditedColumns(before, by, now), key, ...pickImageFields(fields) };
  await tx.save(SiteImage, row);
  const states = { before: before && pickImageFields(before), after: pickImageFields(row) };
  const auditEntry: NewAuditEntry = { by, action: 'image.save', subjectId: key, ...states };
  return { result: row, auditEntry };
}

export function pickImageFields({ section, imageUrl, altTextEn, altTextSk }: ImageFields): ImageFields {
  return { section, imageUrl, altTextEn, altTextSk };
}
