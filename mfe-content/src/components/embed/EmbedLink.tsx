import { localPath } from '@adp/shared-ui';
import { EmbedToggle } from '@adp/shared-ui/embed';
import { addTexts, useText } from '../../text';
import { LoadError } from '../states/LoadError';

interface EmbedLinkProps {
  readonly className: string | undefined;
  readonly label: string;
  /** The title of the embedded page. */
  readonly page: string;
  /** The path of the embedded page, with its filters. */
  readonly to: string;
}

async function loadPanel() {
  const { EmbedCode, texts } = await import(/* webpackChunkName: "embed" */ './EmbedCode');
  await addTexts(texts);
  return EmbedCode;
}

/** A link to the embed of a list or map, which opens the code for other websites. */
export function EmbedLink({ className, label, page, to }: EmbedLinkProps) {
  const text = useText();
  return (
    <EmbedToggle
      className={className}
      label={label}
      path={localPath(`/embed${to}`)}
      title={`${page} · ${text('site')}`}
      height={600}
      load={loadPanel}
      renderError={(retry) => <LoadError code="unavailable" what="part" onRetry={retry} />}
    />
  );
}
