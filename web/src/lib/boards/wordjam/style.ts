/** A Style as it is called and what it means; a theme of the table's own carries its title in its id. */
import { t } from '../../texts.svelte.ts';

const OWN = 'own:';

export const styleName = (style: string): string => (style.startsWith(OWN) ? style.slice(OWN.length) : t(`wordjam-style-${style}`));

export const styleHint = (style: string): string => (style.startsWith(OWN) ? t('wordjam-hint-own') : t(`wordjam-hint-${style}`));
