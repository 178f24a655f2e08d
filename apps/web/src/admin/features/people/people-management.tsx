import { useListStaff } from '@strapec/contracts';
import { LoadFailure } from '../../shared/ui/load-failure';
import { Loading } from '../../shared/ui/loading';
import { InvitationList } from './invitation-list';
import { InviteForm } from './invite-form';
import styles from './people.module.css';
import { PersonCard } from './person-card';
import { usePeopleText } from './texts';

/** Who works here: owners first. */
export function PeopleManagement() {
  const text = usePeopleText();
  const { data, isError, refetch } = useListStaff({ query: { staleTime: 1000 } });
  return (
    <section aria-labelledby="people" className={styles.page}>
      <h2 id="people" className={styles.title}>
        {text('people.title')}
      </h2>
      <p className={styles.lead}>{text('people.lead')}</p>
      {!data && (isError ? <LoadFailure onRetry={() => void refetch()} /> : <Loading />)}
      {data && data.filter(({ role, isDisabled }) => role === 'owner' && !isDisabled).length === 1 && (
        <p className={styles.alone}>{text('people.alone')}</p>
      )}
      <ul className={styles.list}>
        {data?.map((person) => (
          <PersonCard key={person.id} person={person} />
        ))}
      </ul>
      <InviteForm />
      <InvitationList />
    </section>
  );
}
