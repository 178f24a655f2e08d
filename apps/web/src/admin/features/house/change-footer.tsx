import Button from 'antd/es/button';
import styles from './house.module.css';
import { useHouseText } from './texts';
import type { SeenChange } from './use-house-change';

interface ChangeFooterProps {
  seen: SeenChange | null;
  isLooking: boolean;
  isSaving: boolean;
  inert: boolean;
  /** Whether there is a form to go back to. */
  isAsked: boolean;
  onLook: () => void;
  onBack: () => void;
  save: () => void;
}

/** What can be done next: look, then save or go back. */
export function ChangeFooter({ seen, isLooking, isSaving, inert, isAsked, ...deeds }: ChangeFooterProps) {
  const text = useHouseText();
  if (!seen) {
    return (
      <Button type="primary" block disabled={isLooking || inert} onClick={deeds.onLook}>
        {text(isLooking ? 'house.looking' : 'house.look')}
      </Button>
    );
  }
  return (
    <div className={styles.footer}>
      <Button type="primary" onClick={deeds.save} disabled={isSaving || inert}>
        {text(isSaving ? 'house.saving' : 'house.save')}
      </Button>
      <Button onClick={deeds.onBack} disabled={isSaving || inert}>
        {text(isAsked ? 'house.back' : 'house.leave')}
      </Button>
    </div>
  );
}
