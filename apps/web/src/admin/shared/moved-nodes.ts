/**
 * A browser that translates a page replaces text nodes by its own elements. React then removes, or inserts before, a
 * node that has moved; that throws, and the page is lost
 * (https://github.com/facebook/react/issues/11538#issuecomment-417504600).
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
