import { isServiceDate } from '@strapec/domain';
import { useParams } from 'react-router-dom';
import type { MessageLoaders } from '../../../shared/i18n/feature-texts';
import { EveningSheet } from '../../features/evening-sheet/evening-sheet';
import { AdminTexts } from '../../shared/i18n/admin-texts';
import { staffToday } from '../../shared/time/staff-day';

const texts: MessageLoaders = {
  en: () => import('../../features/evening-sheet/messages.en'),
  sk: () => import('../../features/evening-sheet/messages.sk'),
};

/** The sheet of an evening without the admin around it; an invalid date in the address shows today's. */
export function PrintPage() {
  const { date = '' } = useParams();
  return (
    <AdminTexts loaders={texts}>
      <EveningSheet date={isServiceDate(date) ? date : staffToday()} />
    </AdminTexts>
  );
}
