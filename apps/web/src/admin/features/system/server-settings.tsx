import type { SystemDto } from '@strapec/contracts';
import parts from '../../shared/ui/parts.module.css';
import { useSystemText } from './texts';

/** The settings of the server's environment by name, without their values. */
export function ServerSettings({ settings }: Pick<SystemDto, 'settings'>) {
  const text = useSystemText();
  const isSet = (setting: SystemDto['settings'][number]) => text(`system.settings.${setting.isSet ? 'set' : 'unset'}`);
  return (
    <details className={parts.fold}>
      <summary>{text('system.settings')}</summary>
      <p>{text('system.settings.lead')}</p>
      <dl className={parts.list}>
        {settings.map((setting) => (
          <div key={setting.name}>
            <dt translate="no">{setting.name}</dt>
            <dd>
              <strong data-tone={setting.isSet ? 'good' : undefined}>{isSet(setting)}</strong>{' '}
              <span lang="en">
                {setting.meaning}
                {!setting.isSet && ` (${setting.unset})`}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
