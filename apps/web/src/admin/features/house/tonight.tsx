import type { HouseSettingsDto } from '@strapec/contracts';
import { type HouseDay, houseOn, minuteOfTime, pauseFaults, timeOfMinute } from '@strapec/domain';
import Button from 'antd/es/button';
import Form from 'antd/es/form';
import Input from 'antd/es/input';
import { type DrawerProps, useDrawer } from '../../shared/ui/use-drawer';
import { ChangeDrawer } from './change-drawer';
import { useTimeRule, withZero } from './hours-fields';
import styles from './house.module.css';
import { useHouseText } from './texts';

/** Tonight's pause of online reservations: it ends with the evening, by itself. */
export function Tonight({ settings: { today, house } }: { settings: HouseSettingsDto }) {
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

/** Eight in the evening, or as near to it as the house is open. */
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
            normalize={withZero}
          >
            <Input inputMode="numeric" autoComplete="off" maxLength={5} />
          </Form.Item>
        ),
        faults: (values) => pauseFaults(pauseOf(values), day.hours, today),
      }}
      changeOf={(values) => ({ putPause: { pause: pauseOf(values) } })}
      {...drawer}
    />
  );
}
