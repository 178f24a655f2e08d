import { AuditRecord } from '../../features/audit/audit-record';
import { auditMessages } from '../../features/audit/texts';
import { AdminTexts } from '../../shared/i18n/admin-texts';

export function AuditPage() {
  return (
    <AdminTexts loaders={auditMessages}>
      <AuditRecord />
    </AdminTexts>
  );
}
