import { Button, Notice, Skeleton, WovenBand } from '@adp/shared-ui';
import { MarkedText } from '@adp/shared-ui/differences';
import { Dialog } from '@adp/shared-ui/dialog';
import { ChoiceGroup, Choice, ErrorSummary, SelectField, TextArea, TextField } from '@adp/shared-ui/forms';
import { LoadMore } from '@adp/shared-ui/lists';
import { LoadErrorNotice } from '@adp/shared-ui/load-error';
import { AfricaMap, MapLegend } from '@adp/shared-ui/map';
import { SaveButton } from '@adp/shared-ui/saves';
import { SearchForm } from '@adp/shared-ui/search';
import { CopyButton, Disclosure, QrSvg } from '@adp/shared-ui/share';
import { Weave } from '@adp/shared-ui/weave';
import { designPath } from '@adp/site-document/siteConfig';
import { type ReactNode, useId, useState } from 'react';
import { Wordmark } from '../../components/Wordmark';
import styles from './Design.module.css';
import type { Sample } from './samples';

const nothing = () => undefined;
const themes = ['skills', 'health', 'energy'];
const counts = { KE: 12, NG: 8, SN: 3, ZA: 1, MU: 2 };

/** The components of shared-ui in all their states. */
export function Gallery({ sample }: { readonly sample: Sample }) {
  return (
    <>
      <Entry name="h1 – h3, p, a">
        <h1>{sample.title}</h1>
        <h2>{sample.title}</h2>
        <h3>{sample.long}</h3>
        <p>{sample.sentence}</p>
        <p>
          <a href="#top">{sample.title}</a>
        </p>
      </Entry>
      <Actions sample={sample} />
      <Fields sample={sample} />
      <Patterns sample={sample} />
      <States sample={sample} />
    </>
  );
}

function Entry({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles['entry']} role="group" aria-label={name}>
      <p className={styles['name']}>
        <code>{name}</code>
      </p>
      <div className={styles['states']}>{children}</div>
    </div>
  );
}

function Actions({ sample }: { readonly sample: Sample }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Entry name="Button">
        <Button>{sample.action}</Button>
        <Button secondary>{sample.action}</Button>
        <Button disabled>{sample.action}</Button>
        <Button secondary disabled>
          {sample.action}
        </Button>
        <Button>{sample.long}</Button>
      </Entry>
      <Entry name="SaveButton">
        <SaveButton
          item={`design/${sample.lang}`}
          source={sample}
          label={sample.title}
          toText={() => sample.title}
          onFailed={nothing}
        />
      </Entry>
      <Entry name="CopyButton">
        <CopyButton value={sample.title} label={sample.action} done={sample.title} failed={sample.sentence} />
      </Entry>
      <Entry name="LoadMore">
        <LoadMore to={designPath} label={sample.title} isFetching={false} onLoadMore={nothing} />
        <LoadMore to={designPath} label={sample.title} isFetching onLoadMore={nothing} />
      </Entry>
      <Entry name="SearchForm">
        <SearchForm
          action={designPath}
          label={sample.title}
          placeholder={sample.hint}
          submit={sample.action}
          onSearch={nothing}
        />
      </Entry>
      <Entry name="SearchForm onInk">
        <div className={styles['ink']}>
          <SearchForm
            action={designPath}
            label={sample.title}
            placeholder={sample.hint}
            submit={sample.action}
            onSearch={nothing}
            onInk
          />
        </div>
      </Entry>
      <Entry name="Disclosure">
        <Disclosure title={sample.title} group={`design-${sample.lang}`}>
          <p>{sample.sentence}</p>
        </Disclosure>
      </Entry>
      <Entry name="Dialog">
        <Button secondary onClick={() => setIsOpen(true)}>
          {sample.title}
        </Button>
        {isOpen ? (
          <Dialog title={sample.title} onClose={() => setIsOpen(false)}>
            <p>{sample.sentence}</p>
            <Button onClick={() => setIsOpen(false)}>{sample.action}</Button>
          </Dialog>
        ) : null}
      </Entry>
    </>
  );
}

function Fields({ sample }: { readonly sample: Sample }) {
  const id = useId();
  const { label, hint, error } = sample;
  return (
    <>
      <Entry name="TextField">
        <TextField id={`${id}-empty`} label={label} />
        <TextField id={`${id}-hint`} label={label} hint={hint} counter="12 / 80" defaultValue={sample.title} />
        <TextField id={`${id}-error`} label={label} error={error} defaultValue={sample.title} />
        <TextField id={`${id}-disabled`} label={label} defaultValue={sample.title} disabled />
      </Entry>
      <Entry name="TextArea">
        <TextArea id={`${id}-area`} label={label} hint={hint} defaultValue={sample.sentence} />
        <TextArea id={`${id}-area-error`} label={label} error={error} />
      </Entry>
      <Entry name="SelectField">
        <SelectField id={`${id}-select`} label={label}>
          <option>{sample.country}</option>
        </SelectField>
        <SelectField id={`${id}-select-error`} label={label} error={error}>
          <option>{sample.long}</option>
        </SelectField>
      </Entry>
      <Entry name="Choice">
        <ChoiceGroup legend={label} hint={hint}>
          <Choice label={sample.title} hint={sample.hint} />
          <Choice label={sample.title} defaultChecked />
          <Choice label={sample.long} disabled />
        </ChoiceGroup>
        <ChoiceGroup legend={label} error={error} role="radiogroup">
          <Choice type="radio" name={id} label={sample.title} />
          <Choice type="radio" name={id} label={sample.country} defaultChecked />
        </ChoiceGroup>
      </Entry>
      <Entry name="ErrorSummary">
        <ErrorSummary title={sample.title} errors={[{ field: `${id}-error`, text: error }]} attempt={0} />
      </Entry>
    </>
  );
}

function Patterns({ sample }: { readonly sample: Sample }) {
  return (
    <>
      <Entry name="Wordmark">
        <div className={styles['ink']}>
          <Wordmark label="site.name" />
          <Wordmark label="site.kind" />
        </div>
      </Entry>
      <Entry name="WovenBand">
        <WovenBand />
      </Entry>
      <Entry name="Weave">
        {themes.map((theme) => (
          <Weave key={theme} className={styles['cloth']} shape="cover" kind="article" theme={theme} id={sample.lang} />
        ))}
        <Weave className={styles['banner']} shape="banner" kind="event" id={sample.lang} />
      </Entry>
      <Entry name="AfricaMap, MapLegend">
        <div className={styles['map']}>
          <AfricaMap
            counts={counts}
            selected={['KE']}
            toPath={() => designPath}
            toTitle={(code, count) => `${code} ${count}`}
          />
          <MapLegend counts={counts} toRange={(from, to) => (from === to ? `${from}` : `${from} – ${to}`)} />
        </div>
      </Entry>
      <Entry name="QrSvg">
        <div className={styles['cloth']}>
          <QrSvg url={location.origin + designPath} label={sample.title} />
        </div>
      </Entry>
    </>
  );
}

function States({ sample }: { readonly sample: Sample }) {
  const labels = { start: sample.title, end: sample.title };
  return (
    <>
      <Entry name="Skeleton">
        <Skeleton />
      </Entry>
      <Entry name="Notice">
        <Notice title={sample.title} detail={sample.hint} actions={<Button>{sample.action}</Button>}>
          <p>{sample.sentence}</p>
        </Notice>
      </Entry>
      <Entry name="LoadErrorNotice">
        {(['unavailable', 'offline'] as const).map((code) => (
          <LoadErrorNotice
            key={code}
            code={code}
            title={sample.title}
            reason={sample.sentence}
            offlineReason={sample.hint}
            retryLabel={sample.action}
            onRetry={nothing}
          />
        ))}
      </Entry>
      <Entry name="MarkedText">
        <p>
          <MarkedText as="del" labels={labels} parts={[{ text: sample.country, isChanged: true }]} />
        </p>
        <p>
          <MarkedText as="ins" labels={labels} parts={[{ text: sample.country, isChanged: true }]} />
        </p>
      </Entry>
    </>
  );
}
