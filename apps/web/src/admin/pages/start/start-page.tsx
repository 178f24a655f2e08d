import { useGetHouse } from '@strapec/contracts';
import { emailsMessages } from '../../features/emails/texts';
import { TestMailButton } from '../../features/emails/test-mail-button';
import { FirstStart } from '../../features/first-start/first-start';
import { startMessages } from '../../features/first-start/texts';
import { houseMessages } from '../../features/house/texts';
import { Weeks } from '../../features/house/weeks';
import { AdminTexts } from '../../shared/i18n/admin-texts';
import { LoadFailure } from '../../shared/ui/load-failure';
import { Loading } from '../../shared/ui/loading';

export function StartPage() {
  return (
    <AdminTexts loaders={startMessages}>
      <AdminTexts loaders={houseMessages}>
        <AdminTexts loaders={emailsMessages}>
          <FirstStart hours={<Hours />} tables={<Hours />} testMail={<TestMailButton />} />
        </AdminTexts>
      </AdminTexts>
    </AdminTexts>
  );
}

function Hours() {
  const { data, isError, refetch } = useGetHouse({ query: { staleTime: 1_000 } });
  if (!data) return isError ? <LoadFailure onRetry={() => void refetch()} /> : <Loading />;
  return <Weeks settings={data} />;
}
