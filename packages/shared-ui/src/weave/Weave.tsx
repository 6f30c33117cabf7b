import { block, toWeave, type WeaveShape, weaveShapes, type WeaveSource } from './toWeave';
import styles from './Weave.module.css';

interface WeaveProps extends WeaveSource {
  readonly shape: Exclude<WeaveShape, 'portrait'>;
  readonly className?: string | undefined;
}

/** The woven pattern of an item without a picture. Decorative, and hidden with data saver. `className` sets its width. */
export function Weave({ shape, className, ...source }: WeaveProps) {
  const [columns, rows] = weaveShapes[shape];
  const { accent, muted, accented } = toWeave(source, shape);
  // Colours are classes, because the content security policy blocks style attributes in rendered HTML.
  const classes = [styles['weave'], styles[shape], styles[accent], className].filter(Boolean).join(' ');
  return (
    <svg className={classes} viewBox={`0 0 ${block * columns} ${block * rows}`} aria-hidden="true">
      <path d={muted} />
      <path d={accented} />
    </svg>
  );
}
