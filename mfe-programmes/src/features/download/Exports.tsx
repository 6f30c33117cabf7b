import { contentKinds, kindNames } from '@adp/shared-data/content';
import { countedProperties } from '@adp/shared-ui/search-index';
import { PageRows } from '../../components/PageRows';
import { paths } from '../../paths';
import { useText } from '../../text';
import styles from './Download.module.css';
import { FileRows } from './FileRows';

const api = '/api/v1';

/** The counts as CSV, the lists as JSON, and the page that describes them. */
export function Exports() {
  const text = useText();
  const toRow = (name: string, href: string, label: string) => ({ name, files: [{ href, label, isFormat: true }] });
  return (
    <>
      <PageRows rows={[{ to: paths.openData, title: text('download.openData') }]} />
      <h3 className={styles['group']}>{text('download.counts')}</h3>
      <FileRows
        id="count"
        rows={countedProperties.map((property) =>
          toRow(text(`charts.${property}`), `${api}/counts/${property}.csv`, 'CSV'),
        )}
      />
      <h3 className={styles['group']}>{text('download.lists')}</h3>
      <FileRows
        id="list"
        rows={[
          ...kindNames.map((kind) =>
            toRow(text(`charts.kind.${kind}`), `${api}/${contentKinds[kind].segment}`, 'JSON'),
          ),
          toRow(text('download.api'), `${api}/openapi.json`, 'JSON'),
        ]}
      />
    </>
  );
}
