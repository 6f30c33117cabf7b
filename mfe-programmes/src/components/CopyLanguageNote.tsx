import { foreignLanguageName } from '@adp/shared-ui/format';
import { useText } from '../text';
import { useCopy } from './CopyContext';
import styles from './CopyLanguageNote.module.css';

export function CopyLanguageNote() {
  const text = useText();
  const { lang } = useCopy();
  const language = lang && foreignLanguageName({ lang });
  return language ? <p className={styles['note']}>{text('copy.language', { language })}</p> : null;
}
