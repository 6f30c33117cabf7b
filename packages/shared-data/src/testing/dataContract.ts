import type { ContractBackEnd, ContractContext } from './contract/contractContext';
import { deletionContract } from './contract/deletionContract';
import { itemContract } from './contract/itemContract';
import { listContract } from './contract/listContract';
import { memberContract } from './contract/memberContract';
import { notificationContract } from './contract/notificationContract';

/** The contract of reader and writer: runs against the fake and against every Firestore that we have. */
export function describeDataContract(start: () => Promise<ContractBackEnd> | ContractBackEnd): void {
  const context: Partial<ContractContext> = {};
  beforeEach(async () => {
    context.back = await start();
  });
  // Every test runs after `beforeEach`.
  const started = context as ContractContext;
  listContract(started);
  itemContract(started);
  memberContract(started);
  notificationContract(started);
  deletionContract(started);
}
