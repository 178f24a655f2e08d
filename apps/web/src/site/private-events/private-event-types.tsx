import { useText } from '../../shared/i18n/use-text';
import { PageSection } from '../../shared/ui/page-section';
import styles from './private-event-types.module.css';
import { privateEventsTexts } from './texts';

const types = ['private', 'corporate', 'celebration'] as const;

export function PrivateEventTypes() {
  const text = useText<keyof typeof privateEventsTexts>();
  return (
    <PageSection
      id="types"
      ground="paper"
      eyebrow={text('events.types.eyebrow')}
      title={text('events.types.title')}
      isSplit
    >
      <ul className={styles.types}>
        {types.map((type) => (
          <li key={type}>
            <h3>{text(`events.types.${type}.title`)}</h3>
            <p>{text(`events.types.${type}.text`)}</p>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

export const privateEventTypes = { Content: PrivateEventTypes, texts: privateEventsTexts };
