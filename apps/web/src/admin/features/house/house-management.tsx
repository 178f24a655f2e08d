import { type HouseSettingsDto, useGetHouse } from '@strapec/contracts';
import { type HouseDay, houseOn, minuteOfTime, pauseFaults, timeOfMinute } from '@strapec/domain';
import Button from 'antd/es/button';
import Form from 'antd/es/form';
import { TimeField } from '../../shared/time/time-field';
import { NotLoaded } from '../../shared/ui/load-failure';
import { type DrawerProps, useDrawer } from '../../shared/ui/use-drawer';
import { ChangeDrawer } from './change-drawer';
import { useTimeRule } from './hours-fields';
import styles from './house.module.css';
import { Rooms } from './rooms';
import { Rules } from './rules';
import { SpecialDays } from './special-days';
import { Tables } from './tables';
import { useHouseText } from './texts';
import { Weeks } from './weeks';

/** Milliseconds between checks of the number of evenings to reseat. */
const lookAgainIn = 1_000;

export function HouseManagement() {
  const text = useHouseText();
  const { data, isError, refetch } = useGetHouse({
    query: { staleTime: 1_000, refetchInterval: ({ state }) => (state.data?.toSettle ? lookAgainIn : false) },
  });
  if (!data) return <NotLoaded isError={isError} retry={refetch} />;
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

/** Tonight's pause of online reservations: it ends with the evening. */
function Tonight({ settings: { today, house } }: { settings: HouseSettingsDto }) {
  const text = useHouseText();
  const drawer = useDrawer<'put' | 'remove'>();
  const day = houseOn(today, house);
  if (!day.hours) return null;
  const { pausedFrom } = day;
  return (
    <section aria-labelledby="tonight" className={styles.part}>
      <div className={styles.bar}>
        <h3 id="tonight">{text('house.tonight')}</h3>
        {pausedFrom === undefined ? (
          <Button onClick={() => drawer.open('put')}>{text('house.pause')}</Button>
        ) : (
          <Button onClick={() => drawer.open('remove')}>{text('house.pause.end')}</Button>
        )}
      </div>
      <p className={styles.lead}>
        {pausedFrom === undefined
          ? text('house.pause.none', { lastStart: timeOfMinute(day.hours.lastStart) })
          : text('house.pause.on', { from: timeOfMinute(pausedFrom) })}
      </p>
      {drawer.subject === 'put' && <PauseDrawer key={drawer.opening} day={day} today={today} {...drawer.props} />}
      {drawer.subject === 'remove' && (
        <ChangeDrawer
          key={drawer.opening}
          title={text('house.pause.end')}
          changeOf={() => ({ removePause: { date: today } })}
          {...drawer.props}
        />
      )}
    </section>
  );
}

/** Eight in the evening, or the closest time within opening hours. */
function usualPause({ hours }: HouseDay): string {
  return timeOfMinute(Math.min(Math.max(1200, hours?.opens ?? 0), hours?.lastStart ?? 1200));
}

function PauseDrawer({ day, today, ...drawer }: { day: HouseDay; today: string } & DrawerProps) {
  const text = useHouseText();
  const rule = useTimeRule();
  const pauseOf = ({ from }: { from: string }) => ({ date: today, from: minuteOfTime(from) });
  return (
    <ChangeDrawer<{ from: string }>
      title={text('house.pause')}
      form={{
        initial: { from: usualPause(day) },
        fields: (
          <Form.Item
            name="from"
            label={text('house.pause.from')}
            extra={text('house.pause.hint')}
            rules={[rule]}
            validateTrigger="onBlur"
          >
            <TimeField reading="clock" />
          </Form.Item>
        ),
        faults: (values) => pauseFaults(pauseOf(values), day.hours, today),
      }}
      changeOf={(values) => ({ putPause: { pause: pauseOf(values) } })}
      {...drawer}
    />
  );
}
