/**
 * A browser that translates a page puts its own elements in the place of texts. React then takes away, or puts something before, what
 * is no longer where it was; that throws, and the evening is gone (https://github.com/facebook/react/issues/11538#issuecomment-417504600).
 */
export function tolerateMovedNodes(): void {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called with the node that they are called on
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(child: T): T {
    return this.contains(child) && child.parentNode ? (removeChild.call(child.parentNode, child) as T) : child;
  };
  Node.prototype.insertBefore = function <T extends Node>(node: T, before: Node | null): T {
    return insertBefore.call(this, node, before?.parentNode === this ? before : null) as T;
  };
}
