import { PeopleManagement } from '../../features/people/people-management';
import { peopleMessages } from '../../features/people/texts';
import { AdminTexts } from '../../shared/i18n/admin-texts';

export function PeoplePage() {
  return (
    <AdminTexts loaders={peopleMessages}>
      <PeopleManagement />
    </AdminTexts>
  );
}
