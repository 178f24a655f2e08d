import { type HouseSettingsDto, useGetHouse } from '@strapec/contracts';
import { LoadFailure } from '../../shared/ui/load-failure';
import { Loading } from '../../shared/ui/loading';
import styles from './house.module.css';
import { Rooms } from './rooms';
import { Rules } from './rules';
import { SpecialDays } from './special-days';
import { Tables } from './tables';
import { useHouseText } from './texts';
import { Tonight } from './tonight';
import { Weeks } from './weeks';

/** Milliseconds after which somebody looks again how many evenings are still to be put in order. */
const lookAgainIn = 1_000;

/** How the house is run: the days that differ, the week, and the booking rules. */
export function HouseManagement() {
  const text = useHouseText();
  const { data, isError, refetch } = useGetHouse({
    query: { staleTime: 1_000, refetchInterval: ({ state }) => (state.data?.toSettle ? lookAgainIn : false) },
  });
  if (!data) return isError ? <LoadFailure onRetry={() => void refetch()} /> : <Loading />;
  return (
    <section aria-labelledby="house" className={styles.house}>
      <div>
        <h2 id="house">{text('house.title')}</h2>
        <p className={styles.lead}>{text('house.lead')}</p>
      </div>
      <Settling toSettle={data.toSettle} />
      <Tonight settings={data} />
      <SpecialDays settings={data} />
      <Tables settings={data} />
      <Rooms settings={data} />
      <Weeks settings={data} />
      <Rules settings={data} />
    </section>
  );
}

function Settling({ toSettle }: Pick<HouseSettingsDto, 'toSettle'>) {
  const text = useHouseText();
  return (
    <p role="status" className={styles.settling} hidden={toSettle === 0}>
      {toSettle > 0 && text('house.settling', { count: toSettle })}
    </p>
  );
}
