import { useLoaded, useNear } from '@adp/shared-ui';
import { useRef } from 'react';
import { fieldId } from './fieldBinding';
import styles from './Fields.module.css';
import { TextBlock, type TextProps } from './TextInput';

const loadTools = () => import(/* webpackChunkName: "write-markdown" */ '../markdown/MarkdownTools');

/** A text area with formatting buttons. They load when they are in the viewport; without them, members type Markdown. */
export function MarkdownInput(props: TextProps) {
  const { field, lang } = props;
  const tools = useRef<HTMLDivElement>(null);
  const { part } = useLoaded(loadTools, useNear(tools));
  return (
    <TextBlock
      {...props}
      start={
        <div ref={tools} className={styles['tools']}>
          {part ? <part.MarkdownTools area={fieldId(field)} name={field.name} lang={lang} /> : null}
        </div>
      }
    />
  );
}
